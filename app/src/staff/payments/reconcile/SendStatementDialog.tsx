import { Row, type UploadedFile } from '@atlas/ui';
import { FormFileDrop } from '@atlas/ui/forms/FormFileDrop.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { validateWith } from '@atlas/domain/forms';
import { PAYMENT_PLATFORMS } from '@atlas/domain/payments';
import { STATEMENT_EXTENSIONS, statementFileProblem, statementForm } from '@atlas/domain/statements';
import { fileSizeText } from '@atlas/domain/uploads';
import { Suspense } from 'react';
import { useFormState } from 'react-final-form';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation } from 'wouter';
import { FormDialog } from '../../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../../admin/forms/SubmitButton.tsx';
import { useBlocker } from '../../../routing/routerContext.ts';
import { LazySendingFile } from '../../../shared/uploads/LazySendingFile.ts';
import { statementPath } from './statementPath.ts';
import { useSendStatement } from './useSendStatement.ts';
import type {
  SendStatementDialog_accounts$data,
  SendStatementDialog_accounts$key,
} from './__generated__/SendStatementDialog_accounts.graphql.ts';

interface ChosenFile extends UploadedFile {
  readonly file: File;
}

interface Values {
  files: readonly ChosenFile[];
  platform: string;
  /** The account of each platform. */
  accounts: Readonly<Record<string, string>>;
  password: string;
}

/** The platform and the account that the form starts with. */
export interface StatementOrigin {
  readonly platform: string;
  readonly account: string;
}

interface SendStatementDialogProps {
  accounts: SendStatementDialog_accounts$key;
  /** The statement whose file has not arrived. Its platform and account stay. */
  existingId?: number | undefined;
  origin?: StatementOrigin | undefined;
  onClose: () => void;
}

const accountOf = ({ platform, accounts }: Values): string => accounts[platform] ?? '';

/** Validates by the form of the domain. The file is represented by its name. */
function check(values: Values): object {
  const fileName = values.files[0]?.name ?? '';
  const { fileName: files, ...errors } = validateWith(statementForm)({ fileName, platform: values.platform, account: accountOf(values) });
  return { ...errors, ...(files !== undefined && { files }) };
}

/** Accepts a chosen file without uploading it. The upload starts when the form is sent. */
const choose = (file: File): Promise<ChosenFile> =>
  Promise.resolve({ id: `${file.name} ${file.lastModified}`, name: file.name, size: file.size, file });

/** Dialog that sends a statement, which is then read. */
export function SendStatementDialog({ accounts: key, existingId, origin, onClose }: SendStatementDialogProps) {
  const accounts = useFragment(
    graphql`
      fragment SendStatementDialog_accounts on PayAccount @relay(plural: true) {
        platform
        name
        number
      }
    `,
    key,
  );
  const [, navigate] = useLocation();
  const blocker = useBlocker();
  const { sending, send } = useSendStatement(existingId ?? null);
  const submit = async (values: Values) => {
    const [chosen] = values.files;
    if (chosen === undefined) return;
    const id = await send({ file: chosen.file, platform: values.platform, account: accountOf(values), password: values.password });
    onClose();
    blocker.release();
    navigate(statementPath(id));
  };
  const { platform = '', account = '' } = origin ?? {};
  return (
    <FormDialog<Values>
      title="Send a statement"
      description="Atlas reads its incoming lines and matches them with receipts and due payments. Nothing is applied yet."
      onClose={onClose}
      initialValues={{ files: [], platform, accounts: { [platform]: account }, password: '' }}
      validate={check}
      onSubmit={submit}
    >
      <FormFileDrop<ChosenFile>
        name="files"
        label="File"
        hint="CSV, xlsx or PDF."
        required
        accept={STATEMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        uploadedText="Chosen"
        check={statementFileProblem}
        sizeText={fileSizeText}
        compress={(file) => Promise.resolve(file)}
        upload={choose}
      />
      <OriginFields accounts={accounts} isFixed={existingId !== undefined} />
      {sending && (
        <Suspense fallback={null}>
          <LazySendingFile {...sending} />
        </Suspense>
      )}
      <Row justify="end">
        <SubmitButton loadingText="Sending">Send statement</SubmitButton>
      </Row>
    </FormDialog>
  );
}

/** The fields after the file: platform and account, and the password of a PDF. */
function OriginFields({ accounts, isFixed }: { accounts: SendStatementDialog_accounts$data; isFixed: boolean }) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const { platform, files } = values;
  const options = accounts
    .filter((one) => one.platform === platform)
    .map(({ name, number }) => ({ value: number, label: `${name}, ${number}` }));
  return (
    <>
      {!isFixed && (
        <FormSelect
          name="platform"
          label="Platform"
          hint="On which the money arrived."
          placeholder="Choose a platform"
          options={PAYMENT_PLATFORMS}
          required
        />
      )}
      {!isFixed && options.length > 0 && (
        <FormSelect
          key={platform}
          name={`accounts.${platform}`}
          label="Account"
          hint="A statement of another account is then refused."
          placeholder="Not stated"
          options={options}
          optionalText="(optional)"
        />
      )}
      {files[0]?.name.toLowerCase().endsWith('.pdf') === true && <PdfPasswordField />}
    </>
  );
}

/**
 * The field for the password of a PDF. It is plain text, because browsers offer to store what is
 * typed into a password field.
 */
export const PdfPasswordField = () => (
  <FormTextField
    name="password"
    label="Password of the PDF"
    hint="The password that GCash sent with it. It is forgotten once the file is read."
    optionalText="(if it has one)"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={200}
  />
);
