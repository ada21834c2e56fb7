import { cleanLine } from '../forms/cleanLine.ts';
import { fileName } from './fileName.ts';

/**
 * The name of a file after a change: its ending stays, whatever was typed, and the name is one that every system accepts.
 *
 * @example renamedFile('plan.pdf', 'Weekly plan') // 'Weekly plan.pdf'
 * That a file keeps its kind is a product decision.
 */
export function renamedFile(name: string, wanted: string): string {
  const ending = /\.[a-z0-9]+$/i.exec(name)?.[0] ?? '';
  const text = cleanLine(wanted);
  return fileName(text.toLowerCase().endsWith(ending.toLowerCase()) ? text : `${text}${ending}`);
}
