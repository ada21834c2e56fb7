/** Has the browser download a file of the site, as if a link to it were pressed. */
export function downloadFile(href: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  // Some browsers follow a link of the page only.
  document.body.append(link);
  link.click();
  link.remove();
}
