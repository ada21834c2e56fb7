/**
 * @generated SignedSource<<88730eb248ef50a8f9574221d5fbdbe9>>
 * @relayHash 6902f183169a4a42953fbd2b17e8540e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a4daad85898a606c91ea0a414fe1f8994ac5819b5c54e00a0e8ab2dd5db029a

import type { ConcreteRequest } from 'relay-runtime';
export type CouponAppliesTo = "EACH" | "FIRST" | "TOTAL" | "%future added value";
export type DiscountType = "FIXED" | "PERCENTAGE" | "%future added value";
export type CouponInput = {
  affiliateId?: number | null;
  appliesTo?: CouponAppliesTo | null;
  code: string;
  discount: number;
  discountType: DiscountType;
  endsOn?: string | null;
  limitOverall?: number | null;
  limitPerUser?: number | null;
  paymentTermIds?: ReadonlyArray<number> | null;
  startsOn?: string | null;
};
export type NewCouponScreenMutation$variables = {
  funnelId: number;
  idempotencyKey: string;
  input: CouponInput;
};
export type NewCouponScreenMutation$data = {
  readonly createCoupon: {
    readonly databaseId: number;
  };
};
export type NewCouponScreenMutation = {
  response: NewCouponScreenMutation$data;
  variables: NewCouponScreenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "funnelId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v3 = [
  {
    "kind": "Variable",
    "name": "funnelId",
    "variableName": "funnelId"
  },
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewCouponScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Coupon",
        "kind": "LinkedField",
        "name": "createCoupon",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "NewCouponScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Coupon",
        "kind": "LinkedField",
        "name": "createCoupon",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9a4daad85898a606c91ea0a414fe1f8994ac5819b5c54e00a0e8ab2dd5db029a",
    "metadata": {},
    "name": "NewCouponScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "67c08a87553b52f4d659b41cf6dbd36f";

export default node;
