import { type SettingName, SETTINGS } from '@atlas/domain/settings';
import { instantText } from '@atlas/domain/audit';
import { Button, DateText, Row, Stack, Text } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import { SettingInputField } from './SettingInputField.tsx';
import type { SettingField_setting$key } from './__generated__/SettingField_setting.graphql.ts';

interface SettingFieldProps {
  name: SettingName;
  setting: SettingField_setting$key;
  onHistory: () => void;
}

/** A setting's field with its last change. A setting that was never changed has no history. */
export function SettingField({ name, setting: key, onHistory }: SettingFieldProps) {
  const { databaseId, updatedAt, updatedBy } = useFragment(
    graphql`
      fragment SettingField_setting on Setting {
        databaseId
        updatedAt
        updatedBy {
          name
        }
      }
    `,
    key,
  );
  return (
    <Stack gap={1}>
      <SettingInputField name={name} settingId={databaseId} />
      {updatedAt != null && (
        <Row wrap gap={3} justify="between">
          <Text size={14} tone="muted" numeric>
            Changed <DateText text={instantText(updatedAt)} dateTime={updatedAt} />
            {updatedBy && ` by ${updatedBy.name}`}
          </Text>
          <Button variant="quiet" size="dense" aria-label={`History of ${SETTINGS[name].label}`} onClick={onHistory}>
            History
          </Button>
        </Row>
      )}
    </Stack>
  );
}
