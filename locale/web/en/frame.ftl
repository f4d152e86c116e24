# The frame round every page.

skip = Skip to the content
pages = Pages
page-learn = Learn
page-rules = Rules
page-print = Print
page-settings = Settings
news = News
loading = Loading…
close = Close
nothing-here = There is nothing at this address
go-home = Go to the start page
no-server = The server is not answering. Try again in a moment; your games are safe.
went-wrong = Something went wrong here. Load the page again; your games are safe.
line-cut = The connection is lost. It will come back by itself, and your game is safe.
line-back = Connected again.

## Several things in one sentence: two of them, and the last one of more. $sound is “i” if $last begins with that sound,
## which is for Spanish.

list-two = { $sound ->
   *[any] { $before } and { $last }
  }
list-more = { $sound ->
   *[any] { $before }, and { $last }
  }
