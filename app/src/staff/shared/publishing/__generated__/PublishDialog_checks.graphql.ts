/**
 * @generated SignedSource<<3922bc2202d97c127cfec7d4f113d171>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PublishDialog_checks$data = ReadonlyArray<{
  readonly isMet: boolean;
  readonly isRequired: boolean;
  readonly key: string;
  readonly text: string;
  readonly " $fragmentType": "PublishDialog_checks";
}>;
export type PublishDialog_checks$key = ReadonlyArray<{
  readonly " $data"?: PublishDialog_checks$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishDialog_checks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PublishDialog_checks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRequired",
      "storageKey": null
    }
  ],
  "type": "PublishCheck",
  "abstractKey": null
};

(node as any).hash = "e38523d5145b6af9815d2e1b6226c0d9";

export default node;
