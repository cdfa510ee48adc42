/** FileSystem against a nested Map, the reducers of the shopping cart and the ticket desk against tables. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FileSystem, NOWHERE } from '../../examples/file-system/file-system.js';
import {
  emptyCart,
  isValid,
  reduce,
  type Action,
  type Cart,
  type Product,
} from '../../examples/shopping-cart/shopping-cart.js';
import {
  emptyDesk,
  isValid as isValidDesk,
  reduce as reduceDesk,
  type Action as DeskAction,
  type Desk,
} from '../../examples/ticket-desk/ticket-desk.js';
import { act, agree } from './against.js';

/** A file is null. */
type Folder = Map<number, Folder | null>;

test.each([
  [3, 2, 2],
  [7, 2, 3],
  [5, 3, 4],
])('FileSystem of %i inodes, %i entries and %i levels', (count, degree, levels) => {
  /** The inode of a directory by its way from the root, or null if there is no such directory. */
  const directoryAt = (system: FileSystem, way: readonly number[]): number | null => {
    let directory = 0;
    for (const name of way) {
      const inode = system.lookup(directory, name);
      if (inode === NOWHERE || system.inodes[inode]!.kind !== 'directory') return null;
      directory = inode;
    }
    return directory;
  };
  const folderAt = (root: Folder, way: readonly number[]): Folder | null => {
    let folder: Folder | null = root;
    for (const name of way) folder = folder?.get(name) ?? null;
    return folder;
  };
  const sizeOf = (folder: Folder): number =>
    [...folder.values()].reduce((sum, below) => sum + (below === null ? 1 : sizeOf(below)), 1);
  const name = fc.integer({ min: 0, max: degree });
  const place = fc.tuple(fc.array(name, { maxLength: levels }), name);

  const add = (isFile: boolean) =>
    act(place, (system: FileSystem, root: Folder, way, added) => {
      const folder = folderAt(root, way);
      const directory = directoryAt(system, way);
      expect(directory === null).toBe(folder === null);
      if (folder === null || directory === null) return [0, 0];
      const fits = folder.size < degree && sizeOf(root) < count && way.length + 1 < levels && !folder.has(added);
      if (fits) folder.set(added, isFile ? null : new Map());
      return [isFile ? system.create(directory, added) : system.mkdir(directory, added), fits];
    });
  const drop = (isFile: boolean) =>
    act(place, (system: FileSystem, root: Folder, way, dropped) => {
      const folder = folderAt(root, way);
      const directory = directoryAt(system, way);
      if (folder === null || directory === null) return [0, 0];
      const found = folder.get(dropped);
      const isThere = isFile ? found === null : found instanceof Map && found.size === 0;
      if (isThere) folder.delete(dropped);
      return [isFile ? system.unlink(directory, dropped) : system.rmdir(directory, dropped), isThere];
    });

  const view = (system: FileSystem, directory = 0): Folder => {
    const names = Array.from({ length: degree + 1 }, (_, index) => index);
    return new Map(
      names.flatMap((known) => {
        const inode = system.lookup(directory, known);
        if (inode === NOWHERE) return [];
        return [[known, system.inodes[inode]!.kind === 'file' ? null : view(system, inode)]];
      }),
    );
  };

  agree<FileSystem, Folder>({
    create: () => new FileSystem(count, degree, levels),
    model: () => new Map(),
    acts: fc.oneof(add(true), add(false), add(false), drop(true), drop(false)),
    isValid: (system) => system.repOk(),
    view: (system) => view(system),
    modelView: (root) => root,
  });
});

test('shopping cart', () => {
  type M = { quantities: Map<Product, number>; hasVoucher: boolean };
  const products = ['apple', 'bread', 'cheese'] as const;
  const prices = { apple: 1, bread: 2, cheese: 3 };
  const product = fc.constantFrom(...products);
  const action: fc.Arbitrary<Action> = fc.oneof(
    fc.record({ type: fc.constant('add' as const), product }),
    fc.record({ type: fc.constant('remove' as const), product }),
    fc.record({ type: fc.constant('change quantity' as const), product, quantity: fc.integer({ min: -2, max: 5 }) }),
    fc.record({ type: fc.constant('use voucher' as const) }),
    fc.record({ type: fc.constant('clear' as const) }),
  );
  const apply = (model: M, taken: Action): void => {
    const { quantities } = model;
    if (taken.type === 'add') quantities.set(taken.product, Math.min(3, (quantities.get(taken.product) ?? 0) + 1));
    if (taken.type === 'remove') quantities.delete(taken.product);
    if (taken.type === 'change quantity' && taken.quantity >= 0 && taken.quantity <= 3) {
      quantities.set(taken.product, taken.quantity);
      if (taken.quantity === 0) quantities.delete(taken.product);
    }
    if (taken.type === 'clear') quantities.clear();
    if (taken.type === 'clear' || taken.type === 'use voucher') model.hasVoucher = taken.type === 'use voucher';
  };
  agree<{ cart: Cart }, M>({
    create: () => ({ cart: emptyCart }),
    model: () => ({ quantities: new Map(), hasVoucher: false }),
    acts: act(fc.tuple(action), (subject: { cart: Cart }, model: M, taken) => {
      apply(model, taken);
      subject.cart = reduce(subject.cart, taken);
      return [0, 0];
    }),
    isValid: ({ cart }) => isValid(cart),
    view: ({ cart }) => [cart.lines.map(({ product: known, quantity }) => [known, quantity]), cart.total],
    modelView: ({ quantities, hasVoucher }) => {
      const sum = [...quantities].reduce((total, [known, quantity]) => total + prices[known] * quantity, 0);
      return [[...quantities], hasVoucher ? Math.max(0, sum - 2) : sum];
    },
  });
});

test('ticket desk', () => {
  type M = { open: Set<number>; next: number; shown: number | undefined };
  const number = fc.integer({ min: 0, max: 4 });
  const action: fc.Arbitrary<DeskAction> = fc.oneof(
    fc.record({ type: fc.constant('open' as const) }),
    fc.record({ type: fc.constant('hide' as const) }),
    fc.record({ type: fc.constantFrom('show' as const, 'delete' as const), ticket: number }),
    fc.record({ type: fc.constant('close' as const), ticket: number, duplicateOf: number }),
    fc.record({ type: fc.constant('assign' as const), ticket: number, person: fc.constant('ann' as const) }),
  );
  const apply = (model: M, taken: DeskAction): void => {
    if (taken.type === 'open') {
      model.open.add(model.next);
      model.shown = model.next;
      model.next += 1;
    }
    if (taken.type === 'hide' || (taken.type === 'delete' && model.shown === taken.ticket)) model.shown = undefined;
    if (taken.type === 'show' && model.open.has(taken.ticket)) model.shown = taken.ticket;
    if (taken.type === 'delete') model.open.delete(taken.ticket);
  };
  agree<{ desk: Desk }, M>({
    create: () => ({ desk: emptyDesk }),
    model: () => ({ open: new Set(), next: 0, shown: undefined }),
    acts: act(fc.tuple(action), (subject: { desk: Desk }, model: M, taken) => {
      apply(model, taken);
      subject.desk = reduceDesk(subject.desk, taken);
      return ['shown' in subject.desk, model.shown !== undefined];
    }),
    isValid: ({ desk }) => isValidDesk(desk),
    view: ({ desk }) => [[...desk.tickets.keys()], desk.next, desk.shown],
    modelView: ({ open, next, shown }) => [[...open], next, shown],
  });
});
