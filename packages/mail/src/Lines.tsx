import { Fragment } from 'react';

/** A text with its line breaks. */
export const Lines = ({ children }: { children: string }) =>
  children
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line, index) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ));
