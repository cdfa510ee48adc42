// refused: async-function
// Calling an async function is refused, defining one is not.
const later = async () => 1;
later();
