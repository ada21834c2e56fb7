/** A hash of every file that the build of the app under `root` reads. */
export declare function sourceHash(root: string): string;

/** The file in which the build stores the hash of its sources. */
export declare function stampOf(root: string): string;

/** Whether the app under `root` is built from the current sources. */
export declare function isBuilt(root: string): boolean;
