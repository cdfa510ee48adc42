/** DataView: how views are made, and what its getters and setters do before any byte is touched. */

function constructDataView(newTarget, buffer, offset, length) {
  if (!$isKind(buffer, 'buffer')) throw new TypeError('First argument to DataView constructor must be an ArrayBuffer');
  const start = viewStart(offset);
  const available = $viewPart(buffer, 'length');
  if (start > available) throw new RangeError('Start offset ' + start + ' is outside the bounds of the buffer');
  if (length === undefined) return $newDataView(newTarget, buffer, start, available - start);
  const count = toIntegerOrInfinity(length);
  if (count < 0 || start + count > available) throw new RangeError('Invalid DataView length ' + shownNumber(length));
  return $newDataView(newTarget, buffer, start, count);
}

function viewIndex(offset) {
  const index = toIntegerOrInfinity(offset);
  if (index < 0 || index > 9007199254740991) throw new RangeError('Offset is outside the bounds of the DataView');
  return index;
}

function checkInView(view, index, size) {
  if (index + size > $viewPart(view, 'length')) throw new RangeError('Offset is outside the bounds of the DataView');
}

function dataViewGet(view, type, offset, little) {
  const index = viewIndex(offset);
  const isLittle = !!little;
  checkInView(view, index, $elementSize(type));
  return $viewGet(view, type, index, isLittle);
}

function dataViewSet(view, type, isBig, offset, value, little) {
  const index = viewIndex(offset);
  const number = isBig ? toBigInt(value) : toNumber(value);
  const isLittle = !!little;
  checkInView(view, index, $elementSize(type));
  $viewSet(view, type, index, number, isLittle);
}
