// A state that left the loop still shares what a round made with the states that went on and were joined meanwhile.
export const domains = { a: [0, 3], b: [0] };

export function main(a, b, c) {
  let last = null;
  let read = null;
  for (let i = 1; i < 3; i++) {
    if (i === a) i++;
    read = () => i;
    last = { i };
    if (last.i === a) last.more = a;
    if (c) break;
  }
  return [read(), last];
}
