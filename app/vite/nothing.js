// Replaces a module that is required and never called.
// oxlint-disable-next-line import/no-default-export -- the module it replaces has one
export default function nothing() {
  throw new Error('This part of a package is not built in');
}
