/**
 * @generated SignedSource<<d4588790dbbbd5e94be42bf3d036f0e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteKeptDialog_collected$data = {
  readonly databaseId: number;
  readonly provider: string;
  readonly " $fragmentSpreads": FragmentRefs<"collectedAmount_collected">;
  readonly " $fragmentType": "NoteKeptDialog_collected";
};
export type NoteKeptDialog_collected$key = {
  readonly " $data"?: NoteKeptDialog_collected$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteKeptDialog_collected">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteKeptDialog_collected",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "provider",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "collectedAmount_collected",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "CollectedPayment",
  "abstractKey": null
};

(node as any).hash = "90c79110925829cbb5c15c917cd1aa6b";

export default node;
