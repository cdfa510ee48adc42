// refused: await
// A loop that waits is refused.
for await (const x of [1]) console.log(x);
