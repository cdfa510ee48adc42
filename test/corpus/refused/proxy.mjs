// refused: proxy
// A proxy is refused.
new Proxy({}, {});
