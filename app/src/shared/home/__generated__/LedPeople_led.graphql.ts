/**
 * @generated SignedSource<<c1635f0189f7a62ca923256e3e15c055>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PersonNeedKind = "EXPIRING" | "HELP" | "OVERDUE" | "QUIET" | "STUCK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LedPeople_led$data = {
  readonly people: ReadonlyArray<{
    readonly lastSeenAt: string | null;
    readonly needs: ReadonlyArray<{
      readonly days: number;
      readonly kind: PersonNeedKind;
    }>;
    readonly points: number;
    readonly stage: {
      readonly name: string;
      readonly number: number;
    } | null;
    readonly user: {
      readonly databaseId: number;
      readonly name: string;
      readonly profileImage: string | null;
      readonly slug: string;
    };
  }>;
  readonly total: number;
  readonly " $fragmentType": "LedPeople_led";
};
export type LedPeople_led$key = {
  readonly " $data"?: LedPeople_led$data;
  readonly " $fragmentSpreads": FragmentRefs<"LedPeople_led">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LedPeople_led",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LedPerson",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "profileImage",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Stage",
          "kind": "LinkedField",
          "name": "stage",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "points",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastSeenAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PersonNeed",
          "kind": "LinkedField",
          "name": "needs",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "days",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LedPeople",
  "abstractKey": null
};
})();

(node as any).hash = "e714ee3aa28d89cc637f48426124c770";

export default node;
