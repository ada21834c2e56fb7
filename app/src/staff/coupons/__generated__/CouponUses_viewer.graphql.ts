/**
 * @generated SignedSource<<ce06a2606953ad08fe8f734161894d98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CouponUses_viewer$data = {
  readonly couponUses: ReadonlyArray<{
    readonly at: string;
    readonly isUsed: boolean;
    readonly order: {
      readonly databaseId: number;
      readonly email: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly total: number;
      readonly user: {
        readonly databaseId: number;
      } | null;
    };
  }>;
  readonly " $fragmentType": "CouponUses_viewer";
};
export type CouponUses_viewer$key = {
  readonly " $data"?: CouponUses_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponUses_viewer">;
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "couponId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CouponUses_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "couponId",
          "variableName": "couponId"
        }
      ],
      "concreteType": "CouponUse",
      "kind": "LinkedField",
      "name": "couponUses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUsed",
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
          "concreteType": "Order",
          "kind": "LinkedField",
          "name": "order",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "firstName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastName",
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
              "name": "total",
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
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "674a0de2b1a79a2ec28ee45d63b6a50d";

export default node;
