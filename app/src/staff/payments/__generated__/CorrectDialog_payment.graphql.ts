/**
 * @generated SignedSource<<f0abc8c80b26e5dd4da1893d99a0fb61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CorrectDialog_payment$data = {
  readonly amount: number;
  readonly databaseId: number;
  readonly id: string;
  readonly paidOn: string;
  readonly platform: string;
  readonly reference: string | null;
  readonly " $fragmentType": "CorrectDialog_payment";
};
export type CorrectDialog_payment$key = {
  readonly " $data"?: CorrectDialog_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorrectDialog_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorrectDialog_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "platform",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidOn",
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "d79283e3de26a71f811fcc25df297c39";

export default node;
