/** The name in plain letters, for a profile address: `Peña, Ma. Teresa` becomes `ma-teresa-pena`. Namesakes get a number behind it. */
export function profileSlug(firstName: string, lastName: string): string {
  const name = `${firstName}-${lastName}`
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return name || 'member';
}
