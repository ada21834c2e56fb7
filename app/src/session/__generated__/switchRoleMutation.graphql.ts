/**
 * @generated SignedSource<<588ca99a458ee6e1bb8bf60a19ba422b>>
 * @relayHash b8af970b080bfb4aa4ea27c54132034f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e16743efa7f3ee781a931a970043f68cf24dbe3bf9f64e062a93f70e287aa011

import type { ConcreteRequest } from 'relay-runtime';
export type switchRoleMutation$variables = {
  accessLevelId: number;
};
export type switchRoleMutation$data = {
  readonly switchRole: unknown | null;
};
export type switchRoleMutation = {
  response: switchRoleMutation$data;
  variables: switchRoleMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "accessLevelId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "accessLevelId",
        "variableName": "accessLevelId"
      }
    ],
    "kind": "ScalarField",
    "name": "switchRole",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "switchRoleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "switchRoleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e16743efa7f3ee781a931a970043f68cf24dbe3bf9f64e062a93f70e287aa011",
    "metadata": {},
    "name": "switchRoleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5d05765c550060cf5752c64961edbffd";

export default node;
