### What the browser says: its screens, buttons, messages. Names of things and the game's own sentences are in game.ftl.

## Everywhere

app-loading = Loading …
app-close = Close
app-page = { $rule } · p. { $page }
