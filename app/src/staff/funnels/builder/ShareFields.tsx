import { LandingPicture, FileDrop, Heading, Stack, TextArea, TextField, type UploadedFile } from '@atlas/ui';
import { type LandingDraft, MAX_SHARE_DESCRIPTION, MAX_SHARE_TITLE } from '@atlas/domain/pages';
import { fileKindProblem, fileSizeText, PICTURE_TYPES } from '@atlas/domain/uploads';
import { useState } from 'react';
import { useUploadFile } from '../../../shared/uploads/useUploadFile.ts';
import type { EditorAction } from './editorState.ts';

interface ShareFieldsProps {
  pageId: number;
  page: LandingDraft;
  /** The address of the uploaded picture; null without one. */
  picture: string | null;
  dispatch: (action: EditorAction) => void;
}

/** The words and the picture that Facebook, Messenger and search engines show of a link to the page. */
export function ShareFields({ pageId, page, picture, dispatch }: ShareFieldsProps) {
  const [uploaded, setUploaded] = useState<string | null>(null);
  const upload = useUploadFile({ owner: 'landingPageId', ownerId: pageId, purpose: 'share' });
  const shown = uploaded ?? picture;
  return (
    <Stack gap={4} as="section" aria-labelledby="share-fields">
      <Heading level={2} size="subheading" id="share-fields">
        Shared links
      </Heading>
      <TextField
        name="shareTitle"
        label="Title"
        value={page.shareTitle}
        onChange={(value) => dispatch({ type: 'share', field: 'shareTitle', value })}
        maxLength={MAX_SHARE_TITLE}
      />
      <TextArea
        name="shareDescription"
        label="Description"
        value={page.shareDescription}
        onChange={(value) => dispatch({ type: 'share', field: 'shareDescription', value })}
        maxLength={MAX_SHARE_DESCRIPTION}
      />
      <FileDrop<UploadedFile & { url: string }>
        name="share-picture"
        label="Picture"
        optionalText="(optional)"
        hint="1200 by 630. Without one, a picture is drawn from the title."
        picture={shown === null ? undefined : <LandingPicture src={shown} alt="" width={1200} height={630} />}
        accept={PICTURE_TYPES}
        check={(file) => fileKindProblem('share', file.name)}
        sizeText={fileSizeText}
        value={[]}
        onChange={([file]) => file && setUploaded(file.url)}
        upload={upload}
      />
    </Stack>
  );
}
