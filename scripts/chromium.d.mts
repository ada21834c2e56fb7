/** Switches that make Chromium render the same pixels everywhere. */
export declare const chromiumArgs: string[];

/** Options for launching the tests' browser; see chromium.mjs. */
export declare function chromiumLaunch(): Promise<{ executablePath: string; args: string[]; env: Record<string, string> }>;
