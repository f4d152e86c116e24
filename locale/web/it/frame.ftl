# La cornice di ogni pagina.

skip = Vai al contenuto
pages = Pagine
page-learn = Impara
page-rules = Regole
page-print = Stampa
page-settings = Impostazioni
news = Novità
loading = Caricamento…
close = Chiudi
nothing-here = A questo indirizzo non c’è niente
go-home = Vai alla pagina iniziale
no-server = Il server non risponde. Riprova tra un attimo; le tue partite sono al sicuro.
went-wrong = Qualcosa è andato storto. Ricarica la pagina; le tue partite sono al sicuro.
line-cut = La connessione si è interrotta. Tornerà da sola, e la tua partita è al sicuro.
line-back = Connessione ripristinata.

## Più cose in una frase: due, e l’ultima di varie.

list-two = { $before } e { $last }
list-more = { $before } e { $last }
