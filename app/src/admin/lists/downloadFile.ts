/** Downloads a file of the site, as if the user had clicked a link to it. */
export function downloadFile(href: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  // Some browsers only follow links that are part of the page.
  document.body.append(link);
  link.click();
  link.remove();
}
