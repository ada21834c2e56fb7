/**
 * A file of a lesson or a resource, made when the demo is seeded.
 * - pdf: a line per paragraph; `# ` opens a title, `## ` a heading, `[ ] ` a line with a box to tick; an empty line is a gap
 * - csv: a line per row, its cells parted by ` | `
 * - txt: a line per line
 * - png: a line per color such as '#0f766e', drawn as stripes
 * - mp3: one line, the seconds of silence
 * - pptx: `# ` opens a slide with its title; the lines below it are its points
 * - zip: `== ` opens a text file with its name; the lines below it are in it
 */
export interface DemoFile {
  name: string;
  kind: 'pdf' | 'csv' | 'txt' | 'png' | 'mp3' | 'pptx' | 'zip';
  lines: string[];
}
