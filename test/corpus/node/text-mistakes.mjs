// Encoders and decoders used wrongly.
const attempt = (action) => {
  try {
    console.log(action());
  } catch (problem) {
    console.log(problem.name, problem.code, problem.message);
  }
};
attempt(() => TextEncoder());
attempt(() => TextEncoder.prototype.encode.call({}));
attempt(() => TextDecoder.prototype.fatal);
attempt(() => new TextDecoder().decode('text'));
attempt(() => new TextDecoder().decode({}));
attempt(() => new TextEncoder().encodeInto(5, new Uint8Array(1)));
attempt(() => Object.keys(TextDecoder.prototype));
