import { readAsMeant } from '@atlas/domain/richText';
import { Markdown } from '@atlas/ui/components/learning/Markdown.tsx';

const PLUGINS = [readAsMeant];

/** Markdown as the server reads it. It contains the parser: load it lazily. */
export const MarkdownAsMeant = ({ source }: { source: string }) => <Markdown source={source} plugins={PLUGINS} />;
