// The query of an address is part of it, both ways.
const url = new URL('http://a/?x=1');
const { searchParams } = url;
searchParams.append('y', 'ä b');
console.log(url.href, url.search);
searchParams.delete('x');
console.log(url.href);
url.search = '?p=q&p=r';
console.log(searchParams.getAll('p'), url.searchParams === searchParams);
url.href = 'http://b/?z=1';
console.log([...searchParams], url.host);
searchParams.delete('z');
console.log(url.href, searchParams.size);
const seen = new Map([[url, 1]]);
console.log(seen.get(url), { ...url }, JSON.stringify([url, searchParams]));
