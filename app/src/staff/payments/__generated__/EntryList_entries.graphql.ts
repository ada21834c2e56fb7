/**
 * @generated SignedSource<<ca89596c02e7a7d230b9afd5caba7f13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentTone = "BLUE" | "GREEN" | "PLAIN" | "RED" | "YELLOW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EntryList_entries$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly due: number;
  readonly invoice: {
    readonly subscription?: {
      readonly funnel: {
        readonly name: string;
      };
    };
  };
  readonly paymentPlatform: string | null;
  readonly place: string | null;
  readonly price: number;
  readonly promise: {
    readonly " $fragmentSpreads": FragmentRefs<"DuePromise_promise">;
  } | null;
  readonly scheduleDate: string;
  readonly statusText: string;
  readonly tone: PaymentTone;
  readonly transactionId: string | null;
  readonly user: {
    readonly databaseId: number;
    readonly email?: string;
    readonly facebookProfile?: string | null;
    readonly name: string;
    readonly tribeId?: string;
  };
  readonly waitingProof: {
    readonly databaseId: number;
  } | null;
  readonly " $fragmentType": "EntryList_entries";
}>;
export type EntryList_entries$key = ReadonlyArray<{
  readonly " $data"?: EntryList_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryList_entries">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seesPerson"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seesSubscription"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EntryList_entries",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "due",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduleDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentPlatform",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "transactionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentProof",
      "kind": "LinkedField",
      "name": "waitingProof",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentPromise",
      "kind": "LinkedField",
      "name": "promise",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DuePromise_promise"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "condition": "seesPerson",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tribeId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "facebookProfile",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "invoice",
      "plural": false,
      "selections": [
        {
          "condition": "seesSubscription",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "FunnelSubscription",
              "kind": "LinkedField",
              "name": "subscription",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Funnel",
                  "kind": "LinkedField",
                  "name": "funnel",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ScheduleEntry",
  "abstractKey": null
};
})();

(node as any).hash = "88cb4d9407ecf02e3527339cda68a733";

export default node;
