# The screen of a game in play.

decision-region = Your decision
more-open = More
more-title = More about this table
