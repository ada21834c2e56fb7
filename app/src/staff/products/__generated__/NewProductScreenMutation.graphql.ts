/**
 * @generated SignedSource<<30e57c8aa0163bf483c96bc11a2ef4ba>>
 * @relayHash 0309608227bcff07b922e29e8d75eecc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bfd990858de0d4f8115b410c91086717357c1daab24733392fcc0f753d3118d

import type { ConcreteRequest } from 'relay-runtime';
export type ProductContentKind = "COURSE" | "EVENT" | "RESOURCE" | "%future added value";
export type ProductInput = {
  contents?: ReadonlyArray<ProductContentInput> | null;
  description?: string | null;
  expiresOn?: string | null;
  name: string;
  price: number;
};
export type ProductContentInput = {
  id: number;
  kind: ProductContentKind;
};
export type NewProductScreenMutation$variables = {
  idempotencyKey: string;
  input: ProductInput;
};
export type NewProductScreenMutation$data = {
  readonly createProduct: {
    readonly databaseId: number;
  };
};
export type NewProductScreenMutation = {
  response: NewProductScreenMutation$data;
  variables: NewProductScreenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
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
v3 = {
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewProductScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "createProduct",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "NewProductScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "createProduct",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "id": "9bfd990858de0d4f8115b410c91086717357c1daab24733392fcc0f753d3118d",
    "metadata": {},
    "name": "NewProductScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2051d6cbcc59b25d96940c997ee8ca07";

export default node;
