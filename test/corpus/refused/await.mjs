// refused: await
// A module that waits is refused where it waits.
const value = await 1;
console.log(value);
