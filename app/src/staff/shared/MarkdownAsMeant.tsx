import { readAsMeant } from '@atlas/domain/richText';
import { Markdown } from '@atlas/ui/components/learning/Markdown.tsx';

const PLUGINS = [readAsMeant];

/** Renders Markdown as the server does. It contains the parser, so load it lazily. */
export const MarkdownAsMeant = ({ source }: { source: string }) => <Markdown source={source} plugins={PLUGINS} />;
