import FileArchive from 'lucide-react/icons/file-archive';
import FileImage from 'lucide-react/icons/file-image';
import FileMusic from 'lucide-react/icons/file-music';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import FileVideo from 'lucide-react/icons/file-play';
import Link2 from 'lucide-react/icons/link-2';
import Presentation from 'lucide-react/icons/presentation';
import type { IconShape } from '../../primitives/Icon.tsx';

export type FileCategory = 'image' | 'video' | 'audio' | 'presentation' | 'spreadsheet' | 'document' | 'pdf' | 'archive' | 'link';

/** The icon of each kind of file, and of a link. */
export const fileIcons: Readonly<Record<FileCategory, IconShape>> = {
  image: FileImage,
  video: FileVideo,
  audio: FileMusic,
  presentation: Presentation,
  spreadsheet: FileSpreadsheet,
  document: FileText,
  pdf: FileText,
  archive: FileArchive,
  link: Link2,
};
