/**
 * @generated SignedSource<<0b8b5de681db70b31545b22e495357f2>>
 * @relayHash 635e2bd0176170757556adfd4410d3d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51da601ed1800f3b0bf967d24160971256659573274a8c27e6c7f6996665a285

import type { ConcreteRequest } from 'relay-runtime';
export type CurrentPasswordInput = {
  currentPassword: string;
};
export type RecoveryCodesDialogMutation$variables = {
  input: CurrentPasswordInput;
};
export type RecoveryCodesDialogMutation$data = {
  readonly renewRecoveryCodes: ReadonlyArray<string>;
};
export type RecoveryCodesDialogMutation = {
  response: RecoveryCodesDialogMutation$data;
  variables: RecoveryCodesDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "kind": "ScalarField",
    "name": "renewRecoveryCodes",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RecoveryCodesDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecoveryCodesDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "51da601ed1800f3b0bf967d24160971256659573274a8c27e6c7f6996665a285",
    "metadata": {},
    "name": "RecoveryCodesDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "76e21804276b0efb2c9e5cf29dac2e6d";

export default node;
