# Ciò che resta su questo dispositivo: il programma stesso, le partite, e dove non c’è un server.

offline-renewed = È pronta una nuova versione di race108.
offline-renew = Ricarica
offline-later = Più tardi
offline-title = Senza connessione
offline-on = race108 resta su questo dispositivo
offline-off = Qui restano solo le partite
offline-ready = È tutto qui: puoi giocare senza connessione.
offline-install = Installa come app

kept-trouble = Ora su questo dispositivo non si possono salvare partite: manca lo spazio o non è permesso. Puoi continuare a giocare finché non chiudi la pagina.
kept-broken = { $count ->
    [one] Una partita salvata non si può leggere. Resta dov’è.
   *[other] { $count } partite salvate non si possono leggere. Restano dove sono.
  }
kept-save = Salva come file
kept-link = Link a questa partita
kept-link-why = Contiene tutte le carte: chi lo apre può vederle o continuare a giocare.
kept-send = Inviala al mio server
kept-damaged = In questo link non c’è nessuna partita: è stato tagliato o cambiato per strada.
kept-elsewhere = Questa partita è aperta in un’altra scheda del browser.
kept-take = Gioca qui

server-needed = Per questo serve un server di race108.
server-title = Giocare con persone altrove
server-address = Indirizzo di un server
server-why = Per questo, per le carte del giorno e per schede con righe proprie serve un server, o il link che ti hanno mandato.
server-go = Vai lì
server-rubbish = Questo non è l’indirizzo di un server. Ha questo aspetto: https://example.org
site-not-loaded = Qui non è stato possibile caricare il gioco. Riprova con una connessione o con un browser più recente.
