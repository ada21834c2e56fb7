/**
 * @generated SignedSource<<942e404f571e068650c8e0bdfcae8332>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChoosePaymentDialog_row$data = {
  readonly amount: number;
  readonly description: string;
  readonly paidOn: string;
  readonly reference: string;
  readonly " $fragmentType": "ChoosePaymentDialog_row";
};
export type ChoosePaymentDialog_row$key = {
  readonly " $data"?: ChoosePaymentDialog_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChoosePaymentDialog_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChoosePaymentDialog_row",
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
      "name": "paidOn",
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
      "name": "description",
      "storageKey": null
    }
  ],
  "type": "StatementRow",
  "abstractKey": null
};

(node as any).hash = "d2b06537d003264e5885eeef2c30a528";

export default node;
