/**
 * A file of a lesson or a resource, generated when the demo is seeded.
 * - pdf: a line per paragraph; `# ` opens a title, `## ` a heading, `[ ] ` a line with a checkbox;
 *   an empty line is a gap
 * - csv: a line per row, with cells separated by ` | `
 * - txt: a line per line
 * - png: a line per color such as '#0f766e', rendered as stripes
 * - mp3: one line, the seconds of silence
 * - pptx: `# ` opens a slide with its title; the lines below it are its points
 * - zip: `== ` opens a text file with its name; the lines below it are its content
 */
export interface DemoFile {
  name: string;
  kind: 'pdf' | 'csv' | 'txt' | 'png' | 'mp3' | 'pptx' | 'zip';
  lines: string[];
}
