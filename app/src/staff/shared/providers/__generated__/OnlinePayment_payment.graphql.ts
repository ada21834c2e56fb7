/**
 * @generated SignedSource<<69c145f4b403f08a07a1ff3c8055e739>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProviderPaymentState = "ENDED" | "OPEN" | "PAID" | "STARTING" | "UNSURE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OnlinePayment_payment$data = {
  readonly amount: number;
  readonly collected: ReadonlyArray<{
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"CollectedMoney_collected">;
  }>;
  readonly createdAt: string;
  readonly databaseId: number;
  readonly expiresAt: string | null;
  readonly method: string;
  readonly problem: string | null;
  readonly provider: string;
  readonly reference: string;
  readonly state: ProviderPaymentState;
  readonly stateText: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderEvents_payment">;
  readonly " $fragmentType": "OnlinePayment_payment";
};
export type OnlinePayment_payment$key = {
  readonly " $data"?: OnlinePayment_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"OnlinePayment_payment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OnlinePayment_payment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "provider",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "method",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stateText",
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
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CollectedPayment",
      "kind": "LinkedField",
      "name": "collected",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CollectedMoney_collected"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProviderEvents_payment"
    }
  ],
  "type": "ProviderPayment",
  "abstractKey": null
};
})();

(node as any).hash = "1378136248a6a30293d328e1afcbfe7c";

export default node;
