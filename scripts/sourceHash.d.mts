/** Changes whenever something that the build of the app under `root` reads changes. */
export declare function sourceHash(root: string): string;

/** Where the build leaves the hash of what it was made from. */
export declare function stampOf(root: string): string;

/** Whether the app under `root` is built from what stands there now. */
export declare function isBuilt(root: string): boolean;
