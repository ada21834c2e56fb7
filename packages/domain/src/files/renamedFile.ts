import { cleanLine } from '../forms/cleanLine.ts';
import { fileName } from './fileName.ts';

/**
 * The name of a renamed file: it keeps its extension, whatever was typed, and every system accepts
 * it. Product decision: a file keeps its type.
 *
 * @example renamedFile('plan.pdf', 'Weekly plan') // 'Weekly plan.pdf'
 */
export function renamedFile(name: string, wanted: string): string {
  const ending = /\.[a-z0-9]+$/i.exec(name)?.[0] ?? '';
  const text = cleanLine(wanted);
  return fileName(text.toLowerCase().endsWith(ending.toLowerCase()) ? text : `${text}${ending}`);
}
