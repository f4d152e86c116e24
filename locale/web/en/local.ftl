# A game on this device

local-here = This game is only on this device.
local-put = Put it on the server
local-put-done = Now it has an address for everyone:

# What can be asked of the coach at a table; what it answers is in coach.ftl.
coach-ask-hint = Hint
coach-tutor = Warn me before a blunder
coach-tutor-short = Warn me
coach-bar = Show the chances
coach-bar-short = Chances
coach-no-module = Hints and warnings are worked out by this browser, which could not load what that takes.
