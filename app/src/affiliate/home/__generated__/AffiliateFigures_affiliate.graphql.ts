/**
 * @generated SignedSource<<0ed7ec35a32b0bd6139c7f18d5198729>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AffiliateFigures_affiliate$data = {
  readonly figures: {
    readonly available: number;
    readonly clicks: number;
    readonly inPayout: number;
    readonly leads: number;
    readonly paid: number;
    readonly pending: number;
    readonly sales: number;
  };
  readonly ratePercent: number;
  readonly " $fragmentType": "AffiliateFigures_affiliate";
};
export type AffiliateFigures_affiliate$key = {
  readonly " $data"?: AffiliateFigures_affiliate$data;
  readonly " $fragmentSpreads": FragmentRefs<"AffiliateFigures_affiliate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AffiliateFigures_affiliate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ratePercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AffiliateFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leads",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sales",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "available",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inPayout",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paid",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Affiliate",
  "abstractKey": null
};

(node as any).hash = "235c12173dd264caac48969384bd7c65";

export default node;
