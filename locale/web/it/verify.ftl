# Controllare che una partita sia stata regolare.

verify-title = La partita è stata regolare?
verify-what = Ogni partita finita ha una registrazione. Con quella, qui si distribuisce e si gioca di nuovo: erano le carte che il server aveva promesso? Ogni mossa era valida? Il risultato è giusto?
verify-choose = Scegli una registrazione salvata
verify-paste = … oppure incollala qui, o incolla il link di un tavolo
verify-promised = L’impronta (hash) che hai visto al tavolo, se l’hai annotata
verify-go = Controlla questa partita
verify-busy = Controllo in corso…
verify-no-record = Questa non è una registrazione: scegli il file che hai salvato o incollalo per intero.
verify-good = Tutto è come deve essere
verify-bad = C’è qualcosa che non va
verify-how = Così la distribuzione resta regolare
verify-promise = Una promessa.
verify-promise-about = Prima della prima carta il server sceglie un numero segreto e ne mostra a tutti l’impronta (hash), al tavolo sotto «Distribuzione regolare». Da quel momento non può più cambiarlo.
verify-cut = Il tuo taglio.
verify-cut-about = Quello che i giocatori scrivono quando tagliano si mescola alle carte. Così il server non le conosce quando fa la sua promessa, e nessun giocatore può influenzarle.
verify-record = La registrazione.
verify-record-about = Dopo la partita si scopre tutto: il numero segreto, ogni taglio, ogni mossa e il risultato.
verify-check = Il controllo.
verify-check-about = Con questi dati chiunque può distribuire di nuovo le stesse carte. L’impronta promessa deve essere quella che hai visto al tavolo.
verify-home = Non devi fidarti di noi
verify-home-about = Lo stesso controllo funziona sul tuo computer, senza questo server:
verify-file = FILE
