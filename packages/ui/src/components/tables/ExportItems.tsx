import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import { ActionItems, type ActionItem } from '../menus/ActionItems.tsx';
import type { ExportedFile, ExportFormat } from './exportFormat.ts';

interface ExportItemsProps {
  onExport: (format: ExportFormat) => void;
  formats: Readonly<Record<ExportFormat, string>>;
  files: readonly ExportedFile[];
}

const icons = { csv: FileText, xlsx: FileSpreadsheet } as const;

/** The items of an ExportMenu: the formats, then the files of earlier exports. */
export function ExportItems({ onExport, formats, files }: ExportItemsProps) {
  const actions = [
    ...(['csv', 'xlsx'] as const).map((format): ActionItem => ({
      label: formats[format],
      icon: icons[format],
      onSelect: () => onExport(format),
    })),
    ...files.map(({ label, onDownload }): ActionItem => ({ label, icon: Download, onSelect: onDownload })),
  ];
  return <ActionItems actions={actions} />;
}
