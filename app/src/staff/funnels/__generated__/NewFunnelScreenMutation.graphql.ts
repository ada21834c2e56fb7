/**
 * @generated SignedSource<<38591ee73d30487f4e0ceb2fff2a74a8>>
 * @relayHash 8591f788bdbd85516ede4f32671f8eba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c9d702fa3c67f564bc258e9def0d777dd0e818522d37d479fe8e4c95b74892c

import type { ConcreteRequest } from 'relay-runtime';
export type FunnelInput = {
  accessLevelId?: number | null;
  closesOn?: string | null;
  hasWaitingList?: boolean | null;
  hidden?: boolean | null;
  name: string;
  opensOn?: string | null;
  paymentTermIds?: ReadonlyArray<number> | null;
  slug: string;
  startByDays?: number | null;
  startsOn?: string | null;
  validityByDays?: number | null;
};
export type NewFunnelScreenMutation$variables = {
  idempotencyKey: string;
  input: FunnelInput;
  productId: number;
};
export type NewFunnelScreenMutation$data = {
  readonly createFunnel: {
    readonly databaseId: number;
  };
};
export type NewFunnelScreenMutation = {
  response: NewFunnelScreenMutation$data;
  variables: NewFunnelScreenMutation$variables;
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
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "productId"
},
v3 = [
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "productId",
    "variableName": "productId"
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
    "name": "NewFunnelScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Funnel",
        "kind": "LinkedField",
        "name": "createFunnel",
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "NewFunnelScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Funnel",
        "kind": "LinkedField",
        "name": "createFunnel",
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
    "id": "7c9d702fa3c67f564bc258e9def0d777dd0e818522d37d479fe8e4c95b74892c",
    "metadata": {},
    "name": "NewFunnelScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "66c46a8037d412f349f7873e35d84d40";

export default node;
