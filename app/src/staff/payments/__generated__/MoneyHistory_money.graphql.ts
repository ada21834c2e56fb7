/**
 * @generated SignedSource<<5b1bdc510cb74367b777b2d691e7f4dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoneyHistory_money$data = {
  readonly history: ReadonlyArray<{
    readonly actor: {
      readonly name: string;
    } | null;
    readonly at: string;
    readonly databaseId: number;
    readonly deed: string;
    readonly entry: {
      readonly price: number;
      readonly scheduleDate: string;
    } | null;
    readonly onBehalfOf: {
      readonly name: string;
    } | null;
    readonly reason: string | null;
  }>;
  readonly " $fragmentType": "MoneyHistory_money";
};
export type MoneyHistory_money$key = {
  readonly " $data"?: MoneyHistory_money$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoneyHistory_money">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoneyHistory_money",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MoneyChange",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
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
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "actor",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "onBehalfOf",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ScheduleEntry",
          "kind": "LinkedField",
          "name": "entry",
          "plural": false,
          "selections": [
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
              "name": "scheduleDate",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PersonMoney",
  "abstractKey": null
};
})();

(node as any).hash = "89e35572dd50d4c6361b34541498379f";

export default node;
