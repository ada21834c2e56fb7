/**
 * @generated SignedSource<<6f83de37a5393ff5f0e073e741a3c471>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LedgerNotice_check$data = {
  readonly checkedAt: string;
  readonly problemCount: number;
  readonly problems: ReadonlyArray<{
    readonly row: string;
    readonly text: string;
  }>;
  readonly " $fragmentType": "LedgerNotice_check";
};
export type LedgerNotice_check$key = {
  readonly " $data"?: LedgerNotice_check$data;
  readonly " $fragmentSpreads": FragmentRefs<"LedgerNotice_check">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LedgerNotice_check",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problemCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LedgerProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "row",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LedgerCheck",
  "abstractKey": null
};

(node as any).hash = "154b3a7f5615ac673b3cce530430c71b";

export default node;
