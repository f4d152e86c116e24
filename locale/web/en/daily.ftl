# The deal of the day, and what somebody has achieved on this device.

daily-title = Deal of the day
daily-about = The same cards for everyone, one try per browser, against { $name }. Who needs the fewest rounds?
daily-play = Play today’s deal
daily-play-on = Play on
daily-won = { $rounds ->
    [one] Won in one round
   *[other] Won in { $rounds } rounds
  }
daily-lost = Lost at { $progress }% of the way
daily-place = Place { $place } of { $players }
daily-finished = { $players ->
    [0] Be the first to finish it!
    [one] One player has finished it.
   *[other] { $players } players have finished it.
  }
daily-next = { $hours ->
    [0] New cards in less than an hour
    [one] New cards in one hour
   *[other] New cards in { $hours } hours
  }
daily-share = Share the result
daily-copied = Copied: paste it wherever you like.
daily-sealed-until = Others have not played these cards yet. From midnight (UTC) everyone can see all hands and check the deal.
daily-leave = The game waits for you until midnight (UTC). Nobody plays in your place.

record-title = Your record so far
record-where = Kept on this device only.
record-played = { $played ->
    [one] { $won } of one game won
   *[other] { $won } of { $played } games won
  }
record-row = { $row ->
    [one] Won the last game
   *[other] { $row } wins in a row
  }
record-longest = Longest row of wins: { $row }
record-against = Against { $name }: { $won } of { $played } won
record-people = people
record-forget = Delete all of this
record-forgotten = Deleted.
