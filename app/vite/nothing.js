// Stands in the build for a module that is required and never called.
function nothing() {
  throw new Error('This part of a package is not built in');
}
export { nothing as default };
